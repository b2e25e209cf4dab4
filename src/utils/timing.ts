/**
 * Throttles a function: it runs at most once per interval, on the first call and, if called
 * meanwhile, at the interval's end.
 *
 * @param run - what to do
 * @param interval - milliseconds
 * @returns the function to call, and a way to forget a pending run
 */
export function throttle(run: () => void, interval: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const step = () => {
    run();
    again = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (again) step();
    }, interval);
  };
  const call = () => {
    if (timer === undefined) step();
    else again = true;
  };
  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}

/**
 * Debounces a function: it runs once there has been no call for some time.
 *
 * @param run - what to do
 * @param rest - milliseconds
 * @returns the function to call, and a way to forget a pending run
 */
export function debounce(run: () => void, rest: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    clearTimeout(timer);
    timer = setTimeout(run, rest);
  };
  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}
