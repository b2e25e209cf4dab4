// Loaded into a process whose clock is ahead of the others' by CLOCK_SKEW_MS.
const RealDate = Date;
const skew = Number(process.env.CLOCK_SKEW_MS);
const now = () => RealDate.now() + skew;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
});
