type Cells = Readonly<Record<string, string>>

/** What a row of a pairs file was written as, and what the record that is meant says of itself; empty where a column is absent. */
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
