import type { GatsbyNode } from 'gatsby';
import { errorMap } from './errors';

/** Registers the error map in every process, workers included. */
export const onPluginInit: NonNullable<GatsbyNode['onPluginInit']> = ({ reporter }) => {
  reporter.setErrorMap(errorMap());
};
