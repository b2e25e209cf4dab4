import { screen } from '@testing-library/react';
import { PostAuthor } from '../../../../src/sections/post/post-author';
import { renderIn } from '../../../support/render';

describe('PostAuthor', () => {
  it('says who wrote a text, in which position, and marks a text of another language', () => {
    renderIn(
      'ua',
      <PostAuthor
        author={{
          name: 'Tomás Arvela',
          position: 'architect',
          role: null,
          bio: 'Draws our houses.',
          contentLocale: 'en',
          photo: null,
        }}
      />,
    );
    const author = screen.getByRole('complementary', { name: 'Автор тексту' });
    expect(author).toHaveTextContent('Draws our houses.');
    expect(screen.getByText('Tomás Arvela').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(author.querySelector('[lang="uk"]')).toBeInTheDocument();
  });
});
