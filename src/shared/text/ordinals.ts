/** `first` to `1st`, up to `tenth` to `10th`. */
export const ordinals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
    sixth: '6th',
    seventh: '7th',
    eighth: '8th',
    ninth: '9th',
    tenth: '10th',
  }),
)
