import type { HostHeaderOptions } from '../../src/node/host-headers';

/** A site without a tag manager and a captcha. */
export const HEADER_OPTIONS: HostHeaderOptions = {
  cmsOrigin: 'https://cms.example.com',
  hasTagManager: false,
  hasRecaptcha: false,
  allowed: [],
  scriptHashes: ["'sha256-one'"],
};
