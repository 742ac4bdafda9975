// The bill of materials, in CycloneDX. It is made of the list that the notices are made of, which has packages of npm and crates;
// cargo-cyclonedx and `npm sbom` know one of the two each, list tools that are not shipped, and write another number every time.

import type { Notice } from '../www/build/notices';

/** The licence as an SPDX expression; old crates part alternatives by a slash. */
const expression = (licence: string) => licence.replaceAll(/\s*\/\s*/g, ' OR ');

const purl = ({ from, name, version }: Notice) =>
  `pkg:${from}/${name.replace('@', '%40').replaceAll(' ', '-')}@${version}`;

/** `shipped`: the works of others by the artefact that has them. `seconds`: the time of the commit. */
export function sbom(version: string, shipped: Record<string, Notice[]>, seconds: number) {
  const components = new Map<string, { work: Notice; artefacts: string[] }>();
  for (const [artefact, works] of Object.entries(shipped))
    for (const work of works) {
      const ref = purl(work);
      const known = components.get(ref) ?? { work, artefacts: [] };
      components.set(ref, { ...known, artefacts: [...known.artefacts, artefact] });
    }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(seconds * 1000).toISOString(),
      component: { type: 'application', name: 'boardlab', version, licenses: [{ expression: 'MIT OR Apache-2.0' }] },
    },
    components: [...components]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([ref, { work, artefacts }]) => ({
        type: 'library',
        'bom-ref': ref,
        name: work.name,
        version: work.version,
        licenses: [{ expression: expression(work.licence) }],
        purl: ref,
        externalReferences: [{ type: 'website', url: work.home }],
        properties: artefacts.map((value) => ({ name: 'boardlab:part-of', value })),
      })),
  };
}
