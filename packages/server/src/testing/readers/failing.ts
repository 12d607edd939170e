/** A reader that fails at everything, and says which process it is. */
process.on('message', ({ id }: { id?: number }) => void process.send?.({ id, reason: String(process.pid) }));
process.on('disconnect', () => process.exit());
