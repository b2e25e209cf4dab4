import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from '../../../src/hooks/use-in-view';

/** Reports at once, frame by frame, whether the element is near. */
let report: (...frames: boolean[]) => void;
let margin: string | undefined;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      margin = options?.rootMargin;
      report = (...frames) =>
        act(() =>
          callback(
            frames.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

function Probe() {
  const place = useRef<HTMLParagraphElement>(null);
  return <p ref={place}>{useInView(place, 600) ? 'near' : 'far'}</p>;
}

describe('useInView', () => {
  it('says that an element is near from the first frame in which it is', () => {
    render(<Probe />);
    expect(margin).toBe('600px 0px');
    report(false);
    expect(screen.getByText('far')).toBeInTheDocument();
    report(false, true);
    expect(screen.getByText('near')).toBeInTheDocument();
  });
});
