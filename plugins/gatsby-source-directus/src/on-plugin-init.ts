import type { GatsbyNode } from 'gatsby';
import { errorMap } from './errors';

/** Makes the messages known in every process, workers included. */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = ({ reporter }) => {
  reporter.setErrorMap(errorMap());
};
