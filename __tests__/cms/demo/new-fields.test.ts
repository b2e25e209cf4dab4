/** @jest-environment node */
import { changeStamp, newFieldsOf } from '../../../cms/demo/new-fields';

const current = {
  id: 7,
  slug: 'teak-house',
  permit: null,
  sold: false,
  stages: [],
  gallery: [1, 2],
  date_updated: null,
  translations: [
    { id: 1, languages_code: 'en', title: 'Teak House', seo_title: null, date_updated: null },
    { id: 2, languages_code: 'ru', title: 'Тиковый дом', seo_title: null, date_updated: null },
  ],
  units: [{ id: 3, name: 'A', running_costs: null, date_updated: null }],
};

describe('newFieldsOf', () => {
  it('fills what is empty or has its default, also in translations and types', () => {
    const demo = {
      slug: 'teak-house',
      permit: 'PBG-1',
      sold: true,
      stages: [{ name: 'Roof' }],
      gallery: [{ directus_files_id: 'x' }],
      notAColumn: 'layout',
      translations: [
        { languages_code: 'en', title: 'Teak House', seo_title: 'Villas' },
        { languages_code: 'uk', title: 'Тіковий дім', seo_title: 'Вілли' },
      ],
      units: [
        { name: 'A', running_costs: 100 },
        { name: 'B', running_costs: 200 },
      ],
    };
    expect(newFieldsOf('projects', demo, current)).toEqual({
      names: ['permit', 'sold', 'stages', 'translations.seo_title', 'units.running_costs'],
      patch: {
        permit: 'PBG-1',
        sold: true,
        stages: [{ name: 'Roof' }],
        translations: { create: [], update: [{ id: 1, seo_title: 'Villas' }], delete: [] },
        units: { create: [], update: [{ id: 3, running_costs: 100 }], delete: [] },
      },
    });
  });

  it('leaves what is filled, and what the demo leaves empty', () => {
    const demo = { slug: 'another', permit: null, stages: [], sold: false, translations: [] };
    expect(newFieldsOf('projects', demo, current)).toBeUndefined();
  });
});

describe('changeStamp', () => {
  it('is empty as long as nobody changed anything', () => {
    expect(changeStamp('projects', current)).toBe('');
  });

  it('tells a change of the item from one of what is inside of it', () => {
    const dated = (date: string) => ({ ...current, date_updated: date });
    const inside = { ...current, units: [{ id: 3, date_updated: '2026-11-23T00:00:00Z' }] };
    expect(changeStamp('projects', inside)).not.toBe('');
    expect(changeStamp('projects', dated('2026-11-24T00:00:00Z'))).not.toBe(
      changeStamp('projects', dated('2026-11-23T00:00:00Z')),
    );
  });
});
