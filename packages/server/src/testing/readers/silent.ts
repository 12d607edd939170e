/** A reader that never answers. */
process.on('message', () => undefined);
process.on('disconnect', () => process.exit());
