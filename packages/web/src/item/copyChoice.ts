import { type Answer, type Call, api } from '../api/client.ts';
import type { SaveInput } from './itemOrigin.ts';

/** One of the copies of a game. */
export type OneCopy = Answer<typeof api.collection.copies>[number];

/** A copy by what was read of it, or a new one beside the others. */
export type CopyChoice = Omit<OneCopy, 'photos'> | 'new';

/** Saves the main copy, or the one that is chosen; a new one is added. */
export function saveOf(choice: CopyChoice | undefined, savedId: number | undefined) {
  if (choice === undefined) return api.collection.save;
  const id = choice === 'new' ? savedId : choice.id;
  const save: Call<SaveInput, Answer<typeof api.collection.save>> = id === undefined
    ? {
        name: 'collection.addCopy',
        send: ({ isEdit: _isEdit, ...fields }) => api.collection.addCopy.send(fields),
      }
    : {
        name: 'collection.saveCopy',
        send: ({ isEdit: _isEdit, gameId: _gameId, ...fields }) =>
          api.collection.saveCopy.send({ id, ...fields }),
      };
  return save;
}

/** What a draft of the copy is kept as. */
export function draftNameOf(gameId: number, choice: CopyChoice | undefined): string {
  if (choice === undefined) return `item ${gameId}`;
  return choice === 'new' ? `new copy of ${gameId}` : `copy ${choice.id}`;
}
