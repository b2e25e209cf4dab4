import { screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { REQUEST_ANCHOR } from '../../../../src/config/routes';
import { ProjectHead } from '../../../../src/sections/project-head/project-head';
import { renderIn } from '../../../support/render';

const image = (name: string): IGatsbyImageData => ({
  layout: 'constrained',
  width: 720,
  height: 480,
  images: {
    fallback: {
      src: `/${name}-360.jpg`,
      srcSet: `/${name}-360.jpg 360w,\n/${name}-1440.jpg 1440w`,
    },
    sources: [],
  },
});

const picture = (name: string, isVisualisation = true): Queries.MosaicPictureFragment => ({
  alt: name,
  isVisualisation,
  gatsbyImageData: image(name),
});

const project = (
  overrides: Partial<Queries.ProjectHeadFragment> = {},
): Queries.ProjectHeadFragment => ({
  slug: 'teak-house',
  priceConstruction: 185_000,
  title: 'Teak House',
  summary: 'Fourteen villas.',
  type: 'villas',
  sold: false,
  area: { slug: 'berawa', name: 'Berawa' },
  image: picture('cover'),
  gallery: [],
  ...overrides,
});

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => picture(`p${index + 1}`));

const shown = () => screen.queryAllByRole('listitem');

describe('ProjectHead', () => {
  it('names the project, its area and kind, and says one sentence', () => {
    renderIn('en', <ProjectHead action="See it" project={project()} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Teak House' })).toBeInTheDocument();
    expect(screen.getByText('Berawa · Villas')).toBeInTheDocument();
    expect(screen.getByText('Fourteen villas.')).toBeInTheDocument();
  });

  it('leads to the request of its own page', () => {
    renderIn('en', <ProjectHead action="See it" project={project()} />);
    expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', REQUEST_ANCHOR);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [80, 5],
  ])('is whole with a cover and %d more pictures: shows %d', (more, count) => {
    renderIn('en', <ProjectHead action="See it" project={project({ gallery: pictures(more) })} />);
    expect(shown()).toHaveLength(count);
  });

  it('has no pictures where there are none, and no empty place for them', () => {
    renderIn('en', <ProjectHead action="See it" project={project({ image: null })} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.queryByText('Visualisation')).not.toBeInTheDocument();
  });

  it('begins with the album where there is no cover', () => {
    renderIn(
      'en',
      <ProjectHead action="See it" project={project({ image: null, gallery: pictures(2) })} />,
    );
    expect(shown()).toHaveLength(2);
  });

  it('opens each picture in its largest size, in one gallery', () => {
    renderIn('en', <ProjectHead action="See it" project={project({ gallery: pictures(4) })} />);
    const links = shown().map((item) => item.querySelector('a'));
    expect(links[1]).toHaveAttribute('href', '/p1-1440.jpg');
    expect(new Set(links.map((link) => link?.dataset.lightbox))).toEqual(new Set(['photos']));
  });

  it('opens the gallery of all from where their number is said', () => {
    renderIn('en', <ProjectHead action="See it" project={project({ gallery: pictures(7) })} />);
    const link = screen.getByRole('link', { name: 'All 8 pictures' });
    expect(link).toHaveAttribute('href', '#album');
    expect(link.dataset).toMatchObject({ lightbox: 'photos', src: '/cover-1440.jpg' });
  });

  it('says under each picture what it shows, and whether it was computed', () => {
    const gallery = [picture('The pool', false)];
    renderIn('en', <ProjectHead action="See it" project={project({ gallery })} />);
    const captions = shown().map((item) => item.querySelector('a')?.dataset.caption);
    expect(captions).toEqual(['cover · Visualisation', 'The pool']);
  });

  it('calls only those pictures visualisations that are', () => {
    const gallery = [picture('photo', false), picture('drawing')];
    renderIn('en', <ProjectHead action="See it" project={project({ gallery })} />);
    expect(screen.queryByText('Visualisation')).not.toBeInTheDocument();
  });

  it('says that everything is sold', () => {
    renderIn('en', <ProjectHead action="See it" project={project({ sold: true })} />);
    expect(screen.getByText('Sold out')).toBeInTheDocument();
  });

  it('sets a long title smaller', () => {
    renderIn(
      'en',
      <ProjectHead action="See it" project={project({ title: 'Long '.repeat(28) })} />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveClass('long');
  });
});
