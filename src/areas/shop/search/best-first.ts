/**
 * The first `count` places in the order of `compare`, sorted, in time that hardly depends on how
 * many others there are.
 */
export function bestFirst(places: Uint32Array, compare: (a: number, b: number) => number, count: number): Uint32Array {
  if (places.length <= 2 * count) return places.toSorted(compare).subarray(0, count)
  // A heap of the best so far, the worst of them on top.
  const heap = places.slice(0, count)
  const sink = (from: number) => {
    const place = heap[from]!
    let at = from
    for (;;) {
      let child = 2 * at + 1
      if (child >= count) break
      if (child + 1 < count && compare(heap[child + 1]!, heap[child]!) > 0) child++
      if (compare(heap[child]!, place) <= 0) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = place
  }
  for (let at = (count >> 1) - 1; at >= 0; at--) sink(at)
  for (let at = count; at < places.length && count > 0; at++) {
    if (compare(places[at]!, heap[0]!) >= 0) continue
    heap[0] = places[at]!
    sink(0)
  }
  return heap.sort(compare)
}
