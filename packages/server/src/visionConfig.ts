import { z } from 'zod';

import { apiUrl } from './apiUrl.ts';

/** The variables of what reads games from pictures. */
export const visionEnvironment = {
  /** Who reads where no key is set: this server itself, the stand-in that knows its samples (local edition), or nobody. */
  PICTURE_READER: z.enum(['server', 'sample', 'off']).default('server'),
  GEMINI_API_KEY: z.string().optional(),
  /** Models are switched off after a year or two; this name stands for the newest of the fast ones. */
  GEMINI_MODEL: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/, 'write the name of a model, such as gemini-flash-latest.')
    .default('gemini-flash-latest'),
  /** Another address of the service: that of the stand-in. */
  GEMINI_API_URL: apiUrl('https://generativelanguage.googleapis.com'),
};

export type GeminiConfig = {
  apiKey: string;
  model: string;
  apiUrl: string;
  /** Whether the stand-in plays the service: it knows only its own pictures. */
  isStandIn: boolean;
  timeoutMs: number;
};

/** Gemini where its key is set, otherwise this server itself. */
export type VisionConfig = GeminiConfig | 'server';

const shape = z.object(visionEnvironment);

/** Undefined if nobody reads pictures here. */
export function readVision(e: z.infer<typeof shape>, isStandIn: boolean): VisionConfig | undefined {
  if (e.GEMINI_API_KEY === undefined) return e.PICTURE_READER === 'server' ? 'server' : undefined;
  return {
    apiKey: e.GEMINI_API_KEY,
    model: e.GEMINI_MODEL,
    apiUrl: new URL(e.GEMINI_API_URL).origin,
    isStandIn,
    timeoutMs: 20_000,
  };
}
