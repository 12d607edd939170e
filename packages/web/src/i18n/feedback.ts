import { feedback } from './en/feedback.ts';
import { late } from './late.ts';

export const feedbackWords = late('feedback', feedback);
