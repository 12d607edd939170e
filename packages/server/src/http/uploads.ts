import { contract } from '@cartouche/contract/contract';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';

const { collection, archive } = contract;

/** Where the contract takes files, as Fastify writes it. */
export const uploadPaths = [collection.addPhoto, archive.restore].map(
  (call) => `/api${call['~orpc'].route.path?.replace(/{(\w+)}/, ':$1')}`,
);

/** Hands the bodies of uploads on unread: no byte of them is taken in before the door knows whose they are. */
export async function takeUploads(api: FastifyInstance, answer: RouteHandlerMethod): Promise<void> {
  await api.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    for (const path of uploadPaths) uploads.post(path, answer);
  });
}
