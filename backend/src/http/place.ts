import type { Place } from '../watching/request-context.ts'

const places = new WeakMap<Request, Place>()

/** Notes what a request holds, for its context. */
export function givePlace(request: Request, place: Place): void {
  places.set(request, place)
}

/** Undefined where nothing is counted. */
export function placeOf(request: Request): Place | undefined {
  return places.get(request)
}
