// Loaded ahead of a build: `JANTAR_CLOCK` is the time at which it seems to run.
const RealDate = Date
const ahead = RealDate.parse(process.env.JANTAR_CLOCK) - RealDate.now()

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given)
    else super(RealDate.now() + ahead)
  }

  static now() {
    return RealDate.now() + ahead
  }

  // Next copies what Date has of its own, and nothing that it inherits.
  static parse = RealDate.parse
  static UTC = RealDate.UTC
}
