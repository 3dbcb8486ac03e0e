import * as z from 'zod/mini'
import { ConsentReceipt } from './candidate.ts'
import { endpoint } from './endpoint.ts'
import { isOneLine, line, Moment, optionalLine, text } from './fields.ts'
import { REASON_MAX, REFERENCE_MAX } from './limits.ts'
import { pageQuery } from './page-query.ts'

/**
 * What is owed, due, paid and reversed (docs/rules.md#what-is-owed-is-recorded). All amounts are whole cents.
 */

/** Where a reward stands; `disputed` beside it, until an operator has decided. */
export const REWARD_STATES = ['held', 'due', 'paid', 'received', 'paid-out', 'reversed'] as const
export type RewardState = (typeof REWARD_STATES)[number]

/** What may happen with a reward. */
export const FACT_KINDS = [
  'promised',
  'due',
  'paid',
  'received',
  'paid-out',
  'reversed',
  'disputed',
  'resolved',
] as const
/** How an operator decides a dispute: the reward stands as it was promised, or is taken back. */
export const DECISIONS = ['stands', 'reversed'] as const
const FactKind = z.enum(FACT_KINDS)
export type FactKind = z.infer<typeof FactKind>

/** The sums of a statement, by where the money is. */
export const SUMS = ['held', 'due', 'paid', 'reversed'] as const
export type Sum = (typeof SUMS)[number]

/** The accounts of the ledger, by what they hold. */
export const ACCOUNT_KINDS = [
  'company-held',
  'company-due',
  'settlement',
  'company-paid',
  'recommender-held',
  'recommender-due',
  'recommender-paid',
  'goodword-held',
  'goodword-due',
  'goodword-paid',
] as const
export const AccountKind = z.enum(ACCOUNT_KINDS)
export type AccountKind = z.infer<typeof AccountKind>

export const ShownState = z.enum([...REWARD_STATES, 'disputed'])
export type ShownState = z.infer<typeof ShownState>

const Cents = z.int()

/** One thing that an amount rests on: the terms, the hire, what happened, or money that moved. */
export const Explanation = z.object({
  kind: z.enum(['terms', 'hire', 'fact', 'transfer']),
  at: Moment,
  /** What happened: of a fact, and of the transfers that it made. */
  fact: z.optional(FactKind),
  /** The words of the terms, and a sentence for all else. */
  text: z.string(),
  /** SHA-256 of the terms, hex. */
  hash: z.optional(z.string()),
  /** Of a transfer: its id, how much it moved, and between which accounts. */
  id: z.optional(z.string()),
  amount: z.optional(Cents),
  from: z.optional(AccountKind),
  to: z.optional(AccountKind),
  /** The transfer that it takes back. */
  reverses: z.optional(z.string()),
})
export type Explanation = z.infer<typeof Explanation>

/** The invoice of a reward that became due: its number, and whom it is made out to. */
export const Invoice = z.object({
  number: z.int(),
  issuedAt: Moment,
  buyer: z.string(),
  buyerAddress: z.nullable(z.string()),
  buyerTaxId: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof Invoice>

/** What one hire is worth, as one of its parties sees it. */
export const StatementRow = z.object({
  id: z.string(),
  /** When it was promised. */
  at: Moment,
  kind: z.literal('reward'),
  job: z.string(),
  company: z.string(),
  /** Who was hired; left out where they were erased, or the job was deleted. */
  candidate: z.optional(z.string()),
  /** Who recommended them, for the company and operators; left out where the account is gone, or the job was deleted. */
  recommender: z.optional(z.string()),
  /** What the company pays, and our part of it. */
  gross: Cents,
  share: Cents,
  /** What the reader gets, or pays. */
  amount: Cents,
  state: ShownState,
  dueAt: Moment,
  /** Whether the reader may dispute it now, or add their side to a dispute. */
  mayDispute: z.boolean(),
  /** Of the last payment that the reader made or got. */
  reference: z.optional(z.string()),
  /** For the company and operators, from the day on which it is due. */
  invoice: z.optional(Invoice),
  explains: z.array(Explanation),
})
export type StatementRow = z.infer<typeof StatementRow>

export const Statement = z.object({
  currency: z.literal('USD'),
  held: Cents,
  due: Cents,
  paid: Cents,
  reversed: Cents,
  rows: z.array(StatementRow),
})
export type Statement = z.infer<typeof Statement>

/**
 * What the session's own recommendations earn, or, to a hiring manager, what the company owes; newest first, in pages as
 * `listJobs` has them. `format=csv` answers the rows as a file, at most `STATEMENT_FILE_MAX` of them.
 */
export const readStatement = endpoint('GET', '/api/statement', {
  query: z.extend(pageQuery('rows'), {
    format: z.optional(z.enum(['csv'], 'The format can only be csv.')),
    /** `recommender`: what a hiring manager's own recommendations earn. */
    side: z.optional(z.enum(['recommender', 'company'], 'Please ask for recommender or company.')),
    /** Only those that stand so. */
    state: z.optional(z.enum([...REWARD_STATES, 'disputed'], 'Please choose one of the states.')),
    /** Only those that a sum is made of, disputed or not. */
    sum: z.optional(z.enum(SUMS, 'Please choose one of the sums.')),
    /** The sums alone: no rows. */
    summary: z.optional(z.literal('1', 'Please ask for summary=1, or leave it out.')),
  }),
  reply: Statement,
})

/**
 * Whom a company pays, and where to: name, postal address and tax id of the seller, the lines of the account (owner, IBAN and the
 * like), and the address for questions. Null or empty where the installation has not configured it.
 */
export const PaymentDetails = z.object({
  seller: z.nullable(z.string()),
  sellerAddress: z.nullable(z.string()),
  sellerTaxId: z.nullable(z.string()),
  payTo: z.array(z.string()),
  contactEmail: z.nullable(z.string()),
})
export type PaymentDetails = z.infer<typeof PaymentDetails>

/** For hiring managers (docs/rules.md#a-company-reads-how-to-pay). */
export const readPaymentDetails = endpoint('GET', '/api/statement/payment-details', { reply: PaymentDetails })

/** One row, for its parties and for operators. */
export const findRow = endpoint('GET', '/api/statement/rows/:id', { reply: StatementRow })

const reference = line(1, 'Please enter the reference of the payment', REFERENCE_MAX).check(isOneLine)
const reason = text(1, 'Please say why', REASON_MAX)

export const PaidInput = z.object({ reference: optionalLine(REFERENCE_MAX).check(isOneLine) })
export type PaidInput = z.input<typeof PaidInput>
export const PaymentInput = z.object({ reference })
export type PaymentInput = z.input<typeof PaymentInput>
export const DisputeInput = z.object({ reason })
export type DisputeInput = z.input<typeof DisputeInput>
export const ResolveInput = z.object({
  /** Whether the reward stands as it is, or is taken back. */
  outcome: z.enum(DECISIONS, 'Please decide: stands, or reversed'),
  reason,
})
export type ResolveInput = z.input<typeof ResolveInput>

/** "We have paid", by the company's manager; 409 unless it is due. */
export const sayPaid = endpoint('POST', '/api/statement/rows/:id/paid', { body: PaidInput, reply: StatementRow })
/** The company's money has come in, says an operator; 409 unless the company said that it has paid. */
export const confirmReceived = endpoint('POST', '/api/statement/rows/:id/received', {
  body: PaymentInput,
  reply: StatementRow,
})
/** The recommender has their money, says an operator; 409 unless it was received. */
export const confirmPaidOut = endpoint('POST', '/api/statement/rows/:id/paid-out', {
  body: PaymentInput,
  reply: StatementRow,
})
/**
 * Any party disputes a reward, or adds its side to a dispute, once: it stays where it is until an operator has decided. 409 where
 * that was decided before, or it was reversed more than `REVERSAL_DISPUTE_DAYS` ago.
 */
export const disputeReward = endpoint('POST', '/api/statement/rows/:id/dispute', {
  body: DisputeInput,
  reply: StatementRow,
})
/** An operator decides a dispute; 409 where there is none. */
export const resolveDispute = endpoint('POST', '/api/statement/rows/:id/resolve', {
  body: ResolveInput,
  reply: StatementRow,
})

const Hash = z.string()

/**
 * A reward as it was promised and what came of it: what a dispute is decided by. Ids, amounts, terms and hashes, never a name of a
 * person.
 */
export const PromiseProof = z.object({
  type: z.literal('goodword-promise'),
  /** The server that signed. */
  issuer: z.string(),
  rewardId: z.string(),
  applicationId: z.string(),
  /** Counts the hires of one application. */
  occurrence: z.int(),
  referralId: z.string(),
  jobId: z.string(),
  company: z.string(),
  job: z.string(),
  currency: z.literal('USD'),
  /** Whole cents: all of it, our part, the recommender's. */
  gross: Cents,
  share: Cents,
  recommender: Cents,
  terms: z.string(),
  /** SHA-256 of the terms, hex. */
  termsHash: Hash,
  hiredAt: Moment,
  dueAt: Moment,
  state: ShownState,
  facts: z.array(z.object({ kind: FactKind, at: Moment, reference: z.nullable(z.string()) })),
  transfers: z.array(
    z.object({
      id: z.string(),
      kind: FactKind,
      at: Moment,
      from: AccountKind,
      to: AccountKind,
      amount: Cents,
      reverses: z.nullable(z.string()),
    }),
  ),
  /**
   * What the event log tells of the referral, and what the candidate agreed to: for operators, who decide disputes. The parties get
   * the hire alone.
   */
  events: z.array(
    z.object({
      seq: z.int(),
      at: Moment,
      kind: z.string(),
      status: z.nullable(z.string()),
      /** SHA-256 of the terms that it names, hex; left out where it names none. */
      terms: z.optional(Hash),
      hash: Hash,
    }),
  ),
  consent: z.nullable(ConsentReceipt),
})
export type PromiseProof = z.infer<typeof PromiseProof>

/** A proof with its Ed25519 signature (hex) and the public key that checks it (base64url): that of consent receipts. */
export const PromiseReceipt = z.object({ promise: PromiseProof, key: z.string(), signature: z.string() })
export type PromiseReceipt = z.infer<typeof PromiseReceipt>

/** The signed receipt of a row, as a download, for its parties and for operators. */
export const downloadPromise = endpoint('GET', '/api/statement/rows/:id/receipt', { reply: PromiseReceipt })

export const TrialBalance = z.object({
  currency: z.literal('USD'),
  /** Of all balances: 0. */
  sum: Cents,
  /** All accounts of a kind together. */
  accounts: z.array(z.object({ account: AccountKind, count: z.int(), balance: Cents })),
})
export type TrialBalance = z.infer<typeof TrialBalance>

/** What is in all accounts, for operators. */
export const trialBalance = endpoint('GET', '/api/ledger/trial-balance', { reply: TrialBalance })
