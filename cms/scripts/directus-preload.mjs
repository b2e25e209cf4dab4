// Loaded into every Directus we start: when the process that started it is gone, however it ended,
// the channel between them closes and Directus stops too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
