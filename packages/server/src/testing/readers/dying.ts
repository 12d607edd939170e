/** A reader that dies of its first question, as of too little memory. */
process.on('message', (message: { kind: string }) => {
  if (message.kind !== 'titles') process.kill(process.pid, 'SIGKILL');
});
process.on('disconnect', () => process.exit());
