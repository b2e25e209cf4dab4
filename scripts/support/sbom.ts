import type { LockedPackage } from './locked-packages';

/** A hash of a package's archive, from its subresource integrity. */
function hashOf(integrity: string | undefined) {
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  const name = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' }[algorithm];
  return name ? [{ alg: name, content: Buffer.from(digest, 'base64').toString('hex') }] : [];
}

/**
 * Bill of materials of a part, CycloneDX 1.5. Of the lockfile, because `npm sbom` refuses a tree in which
 * a peer dependency does not fit, as in Gatsby's.
 *
 * @param created ISO 8601
 */
export function billOfMaterials(
  part: { name: string; version: string },
  packages: readonly LockedPackage[],
  created: string,
) {
  const components = new Map(
    packages
      .filter(({ dev }) => !dev)
      .map(({ name, version, licence, integrity }) => {
        const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
        const hashes = hashOf(integrity);
        const component = {
          type: 'library',
          'bom-ref': purl,
          name,
          version,
          purl,
          ...(licence !== undefined && { licenses: [{ license: { name: licence } }] }),
          ...(hashes.length > 0 && { hashes }),
        };
        return [purl, component] as const;
      }),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: created,
      component: { type: 'application', name: part.name, version: part.version },
    },
    components: [...components.values()],
  };
}
