import { screen, within } from '@testing-library/react';
import { ProjectAlbum } from '../../../../src/sections/project-album/project-album';
import { renderIn } from '../../../support/render';

const images = (count: number): Queries.AlbumImageFragment[] =>
  Array.from({ length: count }, (_, index) => ({
    alt: `Picture ${index + 1}`,
    isVisualisation: index === 0,
    gatsbyImageData: {
      layout: 'constrained',
      width: 720,
      height: 480,
      images: { fallback: { src: `/${index}.jpg` }, sources: [] },
    },
  }));

describe('ProjectAlbum', () => {
  it('opens every picture in one gallery', () => {
    renderIn('en', <ProjectAlbum id="album" images={images(3)} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/0.jpg', '/1.jpg', '/2.jpg']);
    expect(links.every(({ dataset }) => dataset.lightbox === 'photos')).toBe(true);
  });

  it('calls a visualisation one, and no other picture', () => {
    renderIn('en', <ProjectAlbum id="album" images={images(3)} />);
    expect(screen.getAllByText('Visualisation')).toHaveLength(1);
  });

  it('says once for all that they are visualisations', () => {
    const all = images(3).map((image) => ({ ...image, isVisualisation: true }));
    renderIn('ru', <ProjectAlbum id="album" images={all} />);
    expect(screen.getByText('Все изображения — визуализации')).toBeInTheDocument();
    expect(screen.queryByText('Визуализация')).toBeNull();
  });

  it('shows twelve of eighty, the others on demand', () => {
    const { container } = renderIn('ua', <ProjectAlbum id="album" images={images(80)} />);
    const rest = container.querySelector('details') as HTMLElement;
    expect(within(rest).getByText('Ще 68 зображень')).toBeInTheDocument();
    expect(rest.querySelectorAll('li')).toHaveLength(68);
    expect(container.querySelectorAll('li')).toHaveLength(80);
  });

  it('has nothing on demand where all are shown', () => {
    const { container } = renderIn('en', <ProjectAlbum id="album" images={images(12)} />);
    expect(container.querySelector('details')).toBeNull();
  });
});
