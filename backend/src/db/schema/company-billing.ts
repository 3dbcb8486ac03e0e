import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from './companies.ts'

/** Whom invoices of a company are made out to; null where it left a field empty (docs/rules.md#a-hire-has-an-invoice). */
export const companyBilling = pgTable('company_billing', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  name: text('name'),
  address: text('address'),
  taxId: text('tax_id'),
})
