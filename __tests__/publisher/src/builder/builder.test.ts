/** @jest-environment node */
import path from 'node:path';
import { createBuilder } from '../../../../publisher/src/builder/builder';
import { temporaryFolder } from '../../../support/temporary-site';

/** A builder with a program in the place of `resident.ts`. */
function setUp(program: string, { maxMemory = Infinity, onTooLarge = jest.fn() } = {}) {
  const folder = temporaryFolder({ 'program.mjs': program });
  const builder = createBuilder({
    workspace: {
      directory: folder.directory,
      prepare: async () => undefined,
      begin: () => undefined,
      saved: () => undefined,
      dropCaches: () => undefined,
    },
    program: path.join(folder.directory, 'program.mjs'),
    execArgv: [],
    env: process.env,
    limits: { full: 60_000, changes: 1_000 },
    maxMemory,
    onTooLarge,
    codeVersion: () => '1',
  });
  return {
    builder,
    end: async () => {
      await builder.stop();
      folder.remove();
    },
  };
}

it('says why a build failed although workers of it hold its output open', async () => {
  const { builder, end } = setUp(`
    import { spawn } from 'node:child_process';
    process.on('message', () => {
      spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
      process.stderr.write('Error: Teak House has no price.\\n', () => process.exit(1));
    });`);
  await expect(builder.build('a')).rejects.toThrow('Error: Teak House has no price.');
  await end();
});

it('makes a full build of what an edit fails at, and none of what hangs', async () => {
  const { builder, end } = setUp(`
    let isWarm = false;
    process.on('message', ({ id }) => {
      if (isWarm && id === 'hang') return;
      if (isWarm && id === 'fail') process.exit(1);
      const durations = isWarm ? { html: 1 } : { full: 1 };
      isWarm = true;
      process.send({ type: 'built', id, memory: 1, durations });
      process.send({ type: 'saved', id });
    });`);
  expect((await builder.build('a')).durations).toEqual({ full: 1 });
  expect((await builder.build('b')).durations).toEqual({ html: 1 });
  expect((await builder.build('fail')).durations).toEqual({ full: 1 });
  await expect(builder.build('hang')).rejects.toThrow('The build took longer than 1 s.');
  expect((await builder.build('c')).durations).toEqual({ full: 1 });
  await end();
});

it('replaces a process that takes too much memory, and says so', async () => {
  const onTooLarge = jest.fn();
  const { builder, end } = setUp(
    `
    let isWarm = false;
    process.on('message', ({ id }) => {
      const durations = isWarm ? { html: 1 } : { full: 1 };
      isWarm = true;
      process.send({ type: 'built', id, memory: id === 'large' ? 3 : 2, durations });
      process.send({ type: 'saved', id });
    });`,
    { maxMemory: 2, onTooLarge },
  );
  await builder.build('a');
  expect((await builder.build('large')).durations).toEqual({ html: 1 });
  expect(onTooLarge.mock.calls).toEqual([[3]]);
  expect((await builder.build('b')).durations).toEqual({ full: 1 });
  expect(onTooLarge).toHaveBeenCalledTimes(1);
  await end();
});
