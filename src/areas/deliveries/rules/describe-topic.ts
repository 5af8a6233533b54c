import { capitalized } from '#kit/text.ts'
const words: Readonly<Record<string, string>> = {
  'order.placed': 'Order placed',
  'payment.paid': 'Payment',
  'payment.reversed': 'Payment put back',
}

/**
 * 'order.placed' -> 'Order placed'; an unknown topic keeps its words: 'payment.made' -> 'Payment
 * made'.
 */
export function describeTopic(topic: string): string {
  const text = words[topic] ?? topic.replace(/[.-]/g, ' ')
  return capitalized(text)
}
