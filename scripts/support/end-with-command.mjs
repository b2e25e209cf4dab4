// Preloaded into the process of a build and its workers. The IPC channel closes when the command
// that started the build has ended, in whatever way; then the build exits at once, and its workers
// with it.
if (String(process.ppid) === process.env.BUILD_COMMAND_PID) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // `unref`: the listener must not keep a finished build alive.
  process.channel?.unref();
}
