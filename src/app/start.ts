import { firstPaint } from './first-paint';

/** Entry of the bundle: the page is shown before its program is asked for. */
void firstPaint().then(async () => {
  const { startProgram } = await import(/* webpackChunkName: "program" */ './program');
  await startProgram();
});
