type Cells = Readonly<Record<string, string>>

/** The cells of a row of a pairs file and of its right record; empty where a column is missing. */
export const labeledCells = (row: Cells) => ({
  criteria: {
    Name: row.name ?? '',
    Address: row.address ?? '',
    City: row.city ?? '',
    StateProvince: row.state ?? '',
    PostalCode: row.postcode ?? '',
    Phone: row.phone ?? '',
    BirthDate: row.birth ?? '',
  },
  truth: {
    Name: row.truth_name ?? '',
    Address: row.truth_address ?? '',
    City: row.truth_city ?? '',
    StateProvince: row.state ?? '',
    Phone: row.truth_phone ?? '',
  },
})
