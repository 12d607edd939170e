/** A reader whose models cannot be loaded on this machine. */
process.on('message', ({ id }: { id?: number }) => {
  process.send?.({ id, reason: 'there is no build for this machine', isUnable: true });
});
process.on('disconnect', () => process.exit());
