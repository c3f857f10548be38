const seconds = (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`

/** The texts of sign-in, people and keys. */
export const accountMessages = {
  wrongPassword: 'The name or the password is wrong.',
  wait: (milliseconds: number) =>
    `There were too many attempts to sign in. Try again in ${seconds(Math.ceil(milliseconds / 1000))}.`,
  wrongCurrent: 'is not your password',
  linkInvalid: 'This link is not valid: it was used, has expired, or was replaced by a newer one.',
  loginTaken: 'is in use already',
  disabledLogin: 'This person is disabled. Enable the account first.',
  noPerson: 'There is no such person.',
  lastOperator: 'This is the last operator. Make another person an operator first.',
  noPasswords: 'Passwords are not used here: sign in as your company does.',
  noKey: 'There is no such key.',
  disabled: 'Your account is disabled. An operator of the service can enable it.',
  noHeader: 'The proxy in front of this service did not say who you are.',
  foreignHeader: 'This header is accepted only from the proxy in front of this service.',
} as const
