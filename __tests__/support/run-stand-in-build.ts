// Runs a build of the folder it is started in, as `npm run build` does, with a script in the place of
// Gatsby: arguments are the script and its mode.
import { stopWith } from '../../scripts/support/messages';
import { runBuild } from '../../scripts/support/run-build';

const [script = '', mode = ''] = process.argv.slice(2);
runBuild(process.cwd(), { script, args: [mode], env: process.env }).catch(stopWith);
