import type { Mutant } from './mutant.ts';

const moving = 'packages/web/src/moving';
const elsewhere = [`${moving}/elsewhere.test.ts`];

export const mutants: Mutant[] = [
  {
    bug: 'a dry run beside another window stays as it was before that one wrote it',
    file: `${moving}/useMove.ts`,
    find: "const events = ['focus', 'online'] as const;",
    plant: "const events = ['online'] as const;",
    tests: elsewhere,
  },
  {
    bug: 'a list goes on showing what it had before another window brought a file',
    file: `${moving}/useMove.ts`,
    find: 'void queryClient.invalidateQueries();',
    plant: '',
    tests: elsewhere,
  },
  {
    bug: 'where the network is cut as a file is written, nothing is said until it is back',
    file: `${moving}/useMove.ts`,
    find: 'const isOld = isRefused && ',
    plant: 'const isOld = failed !== undefined && ',
    tests: elsewhere,
  },
  {
    bug: 'where the network is cut after a file is written, it can be added once more',
    file: `${moving}/useMove.ts`,
    find: 'const write = useWrite(api.moving.write, { onDone: show });',
    plant: 'const write = useWrite(api.moving.write);',
    tests: elsewhere,
  },
  {
    bug: 'a file that is kept no longer can only be asked for again',
    file: `${moving}/MovePage.tsx`,
    find: "if (toRefusal(work.error)?.code === 'move_not_found') return <Gone />;",
    plant: '',
    tests: elsewhere,
  },
  {
    bug: 'a price that is asked about is said to go into the notes',
    file: `${moving}/MoveFacts.tsx`,
    find: '.filter((one) => !asked.includes(one))',
    plant: '',
    tests: [`${moving}/howItWasRead.test.ts`],
  },
  {
    bug: 'a file is forgotten at one press',
    file: `${moving}/ForgetMove.tsx`,
    find: 'onClick={() => setAsked(true)}',
    plant: 'onClick={() => forget.mutate({ moveId })}',
    tests: [`${moving}/waiting.test.ts`],
  },
  {
    bug: 'a file that is written says nothing of the rows that it did not bring',
    file: `${moving}/MoveResult.tsx`,
    find: 'rest.length > 0 &&',
    plant: 'rest.length > 99 &&',
    tests: [`${moving}/planAndResult.test.ts`],
  },
];
