// Command: Directus in the foreground, set up first where that is needed.
import { existsSync } from 'node:fs';
import { startDirectus, type RunningDirectus } from './directus-process';
import { ensureCmsEnv } from './env';
import { localServicesNotice, startLocalServices } from './local-services';
import { isPortFree, portInUse } from './ports';
import { prepareCms } from './prepare';
import { fail, progress } from './progress';

async function main(): Promise<void> {
  const log = progress();
  // Set once Directus runs; a signal may arrive earlier.
  const running: { directus?: RunningDirectus } = {};
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log(`${signal}: stopping Directus`);
    const stopped = running.directus?.stop() ?? Promise.resolve();
    // The temporary Directus of the setup ends with this process: see directus-preload.mjs.
    void stopped.finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { env, file, generated } = ensureCmsEnv();
  if (generated.length > 0) log(`Made up ${generated.join(', ')} in ${file}`);
  if (!(await isPortFree(env.port, env.directus.HOST))) throw new Error(portInUse(env.port));
  await prepareCms(env, { log });
  const services = await startLocalServices(env);
  for (const line of localServicesNotice(services, env.needs)) log(line);
  log('Starting Directus');
  const directus = await startDirectus({
    cmsEnv: env,
    env: services.vars,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  running.directus = directus;
  log(`Directus answers at ${env.publicUrl}`);
  const editor = env.demo ? `, editor ${env.editorEmail}` : '';
  // On a server they are files of the operator, and `cms/.env` is not there.
  const where = existsSync(file) ? file : 'ADMIN_PASSWORD and EDITOR_PASSWORD';
  log(`Administrator ${env.adminEmail}${editor}; passwords in ${where}`);
  const code = await directus.exited;
  if (!stopping) throw new Error(`Directus stopped by itself with exit code ${code ?? 'none'}.`);
}

main().catch(fail);
