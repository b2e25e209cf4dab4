// Loaded into every Directus we start.

// When the process that started it is gone, however it ended, the channel between them closes and
// Directus stops too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// Its files are for their owner: the database holds tokens, the uploads what visitors sent.
process.umask(0o077);
