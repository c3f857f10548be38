/** First names that are commoner in some states than elsewhere, and the share of people of those states who have one of them for that reason. */
export const nameRegions: readonly { states: string; share: number; boys: string; girls: string }[] = [
  {
    states: 'TX NM AZ CA NV FL',
    share: 0.16,
    boys: `Jose Juan Luis Carlos Jesus Miguel Francisco Antonio Jorge Manuel Mario Ricardo Javier Roberto Fernando Hector Raul Pedro
Rafael Ramon Sergio Arturo Alejandro Guillermo Ernesto Gerardo Enrique Ruben Alfredo Salvador Armando Jaime Marcos Pablo Rodolfo`,
    girls: `Maria Guadalupe Rosa Juana Ana Martha Carmen Margarita Elena Alicia Teresa Leticia Yolanda Veronica Patricia Silvia Gloria
Sandra Norma Adriana Alejandra Gabriela Irma Claudia Elizabeth Luz Blanca Esther Lorena Monica Rosario Graciela Araceli Beatriz`,
  },
  {
    states: 'PR',
    share: 0.7,
    boys: `Jose Luis Carlos Angel Juan Miguel Jorge Hector Victor Rafael Ramon Pedro Edwin Wilfredo Orlando Efrain Ismael Felix Julio
Santos Ivan Nelson Reinaldo Gilberto Herminio Josue Yadiel`,
    girls: `Maria Carmen Ana Luz Rosa Iris Migdalia Sonia Wanda Milagros Nilda Evelyn Norma Awilda Marisol Yolanda Ivette Zoraida Aida
Glorimar Yaritza Nydia Damaris Lourdes Myrna`,
  },
  {
    states: 'AL MS TN KY AR GA SC NC WV OK LA',
    share: 0.05,
    boys: `Billy Bobby Jimmy Johnny Tommy Randy Ricky Ronnie Jerry Larry Clay Dewey Hoyt Hollis Thurman Odell Rufus Cleve Grady Otis
Rusty Colt Easton Brantley Jackson Tripp Beau Landon`,
    girls: `Peggy Bobbie Billie Jo Brenda Rhonda Tammy Wanda Earline Maxine Mattie Lula Ola Eula Reba Dixie Lurleen Annabelle Savannah
Ella Anna-Grace Sadie Raelynn Loretta Nell Faye`,
  },
  {
    states: 'MN ND SD WI IA NE',
    share: 0.04,
    boys: `Lars Erik Arne Leif Kurt Karl Orville Vernon Lyle Duane Wayne Dale Merle LaVern Gaylen Myron Curt Nels Soren Anders Tyler`,
    girls: `Ingrid Kirsten Kari Marlys Ardis Arlys Lavonne Darlene Delores Solveig Greta Heidi Britta Elsa Karin Bonnie Audrey Ione`,
  },
  {
    states: 'UT ID',
    share: 0.06,
    boys: `Brigham LaMar Dallin Kimball Ammon Heber Parley Tanner Braden Kolby Porter Bridger Rulon DeVon Spencer Lyle Garth`,
    girls: `LaRue Afton Brinley Oakley Aspen McKell Kenadie Shauna Jolene Heidi Marianne Ladawn Kaylene Rachelle Brooklyn Shayla`,
  },
  {
    states: 'HI GU AS MP',
    share: 0.14,
    boys: `Keoni Kai Kimo Kawika Ikaika Makoa Kekoa Nalu Clifford Glenn Wayne Roy Stanley Melvin Kainoa Keola Alika`,
    girls: `Leilani Kailani Malia Noelani Kalena Kiana Momi Nani Pua Mahina Keala Lokelani Joy Faye Lani Ululani Puanani`,
  },
  {
    states: 'NY NJ MA CT RI PA IL',
    share: 0.04,
    boys: `Anthony Vincent Salvatore Dominic Angelo Rocco Carmine Patrick Brendan Sean Declan Moshe Chaim Avi Stanislaw Pawel Giuseppe`,
    girls: `Angela Maria Theresa Carmela Rosemarie Maureen Colleen Eileen Kathleen Antoinette Concetta Rivka Shira Agnieszka Katarzyna
Fiona Sinead`,
  },
]
