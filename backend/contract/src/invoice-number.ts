/** The number of an invoice as it is named with a payment: 42 is 'INV-00042'. */
export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(5, '0')}`
}
