// Loaded into the process of a build, which hands it on to its own workers: when the command that
// started the build is gone, however it ended, the channel between them closes and the build ends at
// once. Its workers end with it by themselves.
if (String(process.ppid) === process.env.BUILD_COMMAND_PID) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  // Listening alone must not keep a build that is done.
  process.channel?.unref();
}
