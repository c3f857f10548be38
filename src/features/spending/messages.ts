import type { SpendingPurpose } from '#api/spending.ts'
import { price } from '#criteria/cost.ts'
import { count, some } from '#shared/text/format.ts'

/** Dollars to the cent, also for none: "$0.00". */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const money = (amount: number): string => dollars.format(amount)

/** Texts of the running total and of the dialog before a spending limit is passed. */
export const spendingMessages = {
  total: (cost: number) => `${money(cost)} this session`,
  session: 'this session',
  title: 'Spent this session',
  note: 'Since this tab was opened, by this browser, at the rates in Settings.',
  nothing: 'No billed records loaded yet.',
  purposes: {
    table: 'Record table',
    record: 'Single records',
    ids: 'Records by id',
    map: 'Points on the map',
    lookup: 'Lookups and matches',
    export: 'Exports',
  } satisfies Record<SpendingPurpose, string>,
  purpose: 'For',
  records: 'Records',
  cost: 'Cost',
  recordCount: count,
  limits: (action: number, session: number) =>
    `You confirm when one action passes ${money(action)} or this session passes ${money(session)}.`,
  noLimits: 'Spending limits are off.',
  settings: 'Rates and limits',
  confirmation: {
    title: 'Spending limit',
    plan: (records: number, cost: number) =>
      `This loads ${some(records, 'record')} for about ${price(cost)}.`,
    before: (cost: number) => `The same action has already cost ${price(cost)}.`,
    action: (limit: number) => `Your limit per action is ${money(limit)}.`,
    session: (spent: number, limit: number) =>
      `This session has cost ${money(spent)}. Your limit per session is ${money(limit)}.`,
    load: 'Load',
    cancel: 'Cancel',
    change: 'Change limit',
    limit: { action: 'Limit per action', session: 'Limit per session' },
    save: 'Save limit',
    invalid: 'Enter an amount in dollars, such as 50',
  },
} as const
