import { count } from '../../criteria/format.ts'

/** "1 company", "1,204 companies". */
export const companies = (n: number): string => `${count(n)} ${n === 1 ? 'company' : 'companies'}`
