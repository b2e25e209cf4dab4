// Loaded into every Directus we start.

// The IPC channel closes when the parent process has ended, in whatever way; then Directus stops
// too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// Its files are for their owner: the database holds tokens, the uploads what visitors sent.
process.umask(0o077);
