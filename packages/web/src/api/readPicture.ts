import { calls } from 'virtual:calls';

import { pictureReadMs } from '../constants.ts';
import type { Answer, Call, api } from './client.ts';
import { readAnswer, toRequest } from './send.ts';

type PictureCall<Output> = Call<{ picture: File; leaving: AbortSignal }, Output>;

/** The calls of the scanner, whose body is the picture. It is small, so nobody waits for its progress. */
export const recognizeGame = pictureCall('recognize') as PictureCall<Answer<typeof api.scanner.recognize>>;
export const readCover = pictureCall('cover') as PictureCall<Answer<typeof api.scanner.cover>>;
export const readShelf = pictureCall('shelf') as PictureCall<Answer<typeof api.scanner.shelf>>;

/** The answer is as the contract has it for the verb. */
function pictureCall(verb: 'recognize' | 'cover' | 'shelf'): PictureCall<unknown> {
  return {
    name: `scanner.${verb}`,
    async send({ picture, leaving }) {
      const route = calls['scanner']?.[verb];
      if (!route) throw new Error('The contract has no such call.');
      const response = await fetch(toRequest(route, {}).url, {
        method: route.method,
        body: picture,
        headers: { 'content-type': picture.type },
        signal: AbortSignal.any([leaving, AbortSignal.timeout(pictureReadMs)]),
      });
      return await readAnswer(response);
    },
  };
}
