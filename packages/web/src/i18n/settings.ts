import { settings } from './en/settings.ts';
import { late } from './late.ts';

export const settingsWords = late('settings', settings);
