import { z } from 'zod';

import { apiUrl } from './apiUrl.ts';

/** The variables of the service that reads games from pictures. */
export const visionEnvironment = {
  GEMINI_API_KEY: z.string().optional(),
  /** Models are switched off after a year or two; this name stands for the newest of the fast ones. */
  GEMINI_MODEL: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/, 'write the name of a model, such as gemini-flash-latest.')
    .default('gemini-flash-latest'),
  /** Another address of the service: that of the stand-in. */
  GEMINI_API_URL: apiUrl('https://generativelanguage.googleapis.com'),
};

export type VisionConfig = {
  apiKey: string;
  model: string;
  apiUrl: string;
  /** Whether the stand-in plays the service: it knows only its own pictures. */
  isStandIn: boolean;
  timeoutMs: number;
};

const shape = z.object(visionEnvironment);

/** Undefined without a key. */
export function readVision(e: z.infer<typeof shape>, isStandIn: boolean): VisionConfig | undefined {
  if (e.GEMINI_API_KEY === undefined) return undefined;
  return {
    apiKey: e.GEMINI_API_KEY,
    model: e.GEMINI_MODEL,
    apiUrl: new URL(e.GEMINI_API_URL).origin,
    isStandIn,
    timeoutMs: 20_000,
  };
}
