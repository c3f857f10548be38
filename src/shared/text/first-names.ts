/** First names as common as in the country, most common first. */
export const maleNames =
  `James Robert John Michael David William Richard Joseph Thomas Christopher Charles Daniel Matthew Anthony
Mark Donald Steven Andrew Paul Joshua Kenneth Kevin Brian Timothy Ronald George Jason Edward Jeffrey Ryan Jacob Nicholas Gary Eric
Jonathan Stephen Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick Frank Raymond Jack Dennis Jerry Tyler Aaron
Jose Adam Nathan Henry Zachary Douglas Peter Kyle Noah Ethan Jeremy Christian Walter Keith Austin Roger Terry Sean Gerald Carl Dylan
Harold Jordan Jesse Bryan Lawrence Arthur Gabriel Bruce Logan Billy Joe Alan Juan Elijah Willie Albert Wayne Randy Mason Vincent
Liam Roy Bobby Caleb Bradley Russell Lucas Philip Eugene Victor Martin Curtis Todd Craig Luis Carlos Danny Antonio Jimmy Leonard
Marcus Chad Travis Shawn Derek Manuel Ricardo Francisco Miguel Jesus Angel Oscar Hector Javier Jorge Ramon Mario Edwin Ruben Pedro
Fernando Rafael Sergio Eduardo Alberto Roberto Marvin Stanley Leon Derrick Andre Darryl Reginald Terrence Maurice Jerome Tyrone
Clarence Cedric Omar Malik Dwayne Hassan Ahmed Ali Wei Min Hiroshi Kenji Raj Sanjay Vikram Anil Arjun Ravi Nikhil Dmitri Ivan Pavel
Stefan Anders Lars Erik Sven Klaus Otto Giovanni Marco Luca Pierre Claude Connor Brendan Declan Ian Colin Graham Neil
Stuart Trevor Owen Evan Hunter Chase Cole Blake Grant Wesley Dustin Clayton Dalton Garrett Tanner Cody Brett Shane Heath Lance
Clint Wade Dale Glenn Ernest Ralph Howard Fred Lloyd Herbert Norman Vernon Lewis Clifford Milton Gordon Melvin Leroy Chester Floyd
Allen Warren Earl Ray Theodore Max Miles Simon Felix Hugo Julian Oliver Isaac Eli Levi Asher Ezra Micah Tobias Spencer Preston
Mitchell Damon Drew Ross Kirk Kurt Karl Phillip Geoffrey Ted Barry Jay Lee Jon Rick Steve Mike Tom Jim Bill Bob Dan Dave Greg Tim`.split(
    /\s+/,
  )

export const femaleNames =
  `Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Karen Sarah Lisa Nancy Sandra Betty Ashley
Emily Kimberly Margaret Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen
Angela Shirley Emma Brenda Pamela Nicole Anna Samantha Katherine Christine Debra Rachel Carolyn Janet Maria Olivia Heather Helen
Catherine Diane Julie Victoria Joyce Lauren Kelly Christina Ruth Joan Virginia Judith Evelyn Hannah Andrea Megan Cheryl Jacqueline
Madison Teresa Abigail Sophia Martha Sara Gloria Janice Kathryn Ann Isabella Judy Charlotte Julia Grace Amber Alice Jean Denise
Danielle Marilyn Beverly Frances Diana Brittany Natalie Theresa Kayla Alexis Doris Lori Tiffany Rose Tammy Kim Robin Tracy Dana
Stacy Wendy Holly Erin Jamie Crystal Dawn Valerie Monica April Leslie Erica Melanie Vanessa Veronica Carmen Rosa Ana Sonia Yolanda
Silvia Claudia Elena Lucia Isabel Guadalupe Alejandra Gabriela Adriana Marisol Beatriz Leticia Norma Irma Luz Esther Miriam
Naomi Leah Rebekah Latoya Keisha Tamika Ebony Monique Yvonne Yvette Renee Simone Jasmine Aaliyah Imani Fatima Aisha Leila Mei Ling
Yuki Priya Anita Sunita Deepa Lakshmi Nina Olga Irina Natasha Katarina Ingrid Astrid Greta Heidi Bridget Maureen Colleen Sheila
Eileen Kathy Becky Cathy Debbie Sue Jill Beth Gail Lynn Paula Anne Jane Joanne Suzanne Marie Annette Connie Rita Peggy Vicki Sherry
Tina Gina Carla Marcia Marsha Rhonda Regina Roberta Sally Bonnie Penny Ellen Eleanor Audrey Lillian Hazel Violet Ivy Clara Nora
Stella Lucy Ruby Pearl Sylvia Vera June Faye Gwen Joy Hope Faith Kristen Kristin Kristina Katie Kelsey Courtney Lindsay Brooke
Paige Morgan Taylor Jordan Sydney Haley Chelsea Cassandra Krystal Candace Alicia Felicia Bethany Allison Alison Meredith Molly Maggie
Caroline Claire Audra Tara Shannon Kerry Kara Carrie Mindy Misty Jenna Jillian Chloe Zoe Mia Ava Ella Lily Avery`.split(
    /\s+/,
  )
