/** Surnames roughly as common as in the country, most common first. */
export const surnames =
  `Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson
Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright
Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz
Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly
Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders
Patel Myers Long Ross Foster Jimenez Powell Jenkins Perry Russell Sullivan Bell Coleman Butler Henderson Barnes Gonzales Fisher
Vasquez Simmons Romero Jordan Patterson Alexander Hamilton Graham Reynolds Griffin Wallace Moreno West Cole Hayes Bryant Herrera
Gibson Ellis Tran Medina Aguilar Stevens Murray Ford Castro Marshall Owens Harrison Fernandez McDonald Woods Washington Kennedy Wells
Vargas Henry Chen Freeman Webb Tucker Guzman Burns Crawford Olson Simpson Porter Hunter Gordon Mendez Silva Shaw Snyder Mason Dixon
Munoz Hunt Hicks Holmes Palmer Wagner Black Robertson Boyd Rose Stone Salazar Fox Warren Mills Meyer Rice Schmidt Garza Daniels
Ferguson Nichols Stephens Soto Weaver Ryan Gardner Payne Grant Dunn Kelley Spencer Hawkins Arnold Pierce Hansen Peters Santos Hart
Bradley Knight Elliott Cunningham Duncan Armstrong Hudson Carroll Lane Riley Andrews Alvarado Ray Delgado Berry Perkins Hoffman
Johnston Matthews Pena Richards Contreras Willis Carpenter Lawrence Sandoval Guerrero George Chapman Rios Estrada Ortega Watkins
Greene Nunez Wheeler Valdez Harper Burke Larson Santiago Maldonado Morrison Franklin Carlson Austin Dominguez Carr Lawson Jacobs
Obrien Lynch Singh Vega Bishop Montgomery Oliver Jensen Harvey Williamson Gilbert Dean Sims Espinoza Howell Li Wong Reid Hanson Le
McCoy Garrett Burton Fuller Wang Weber Welch Rojas Lucas Marquez Fields Park Yang Little Banks Padilla Day Walsh Bowman Schultz Luna
Fowler Mejia Davidson Acosta Brewer May Holland Juarez Newman Pearson Curtis Cortez Douglas Schneider Joseph Barrett Navarro Figueroa
Keller Avila Wade Molina Stanley Hopkins Campos Barnett Bates Chambers Caldwell Beck Lambert Miranda Byrd Craig Ayala Lowe Frazier
Powers Neal Leonard Gregory Carrillo Sutton Fleming Rhodes Shelton Schwartz Norris Jennings Watts Duran Walters Cohen McDaniel
Moran Parks Steele Vaughn Becker Holt Deleon Barker Terry Hale Leon Hail Benson Haynes Horton Miles Lyons Pham Graves Bush Thornton
Wolfe Warner Cabrera McKinney Mann Zimmerman Dawson Lara Fletcher Page McCarthy Love Robles Cervantes Solis Erickson Reeves Chang
Klein Salinas Fuentes Baldwin Daniel Simon Velasquez Hardy Higgins Aguirre Lin Cummings Chandler Sharp Barber Bowen Ochoa Dennis
Robbins Liu Ramsey Francis Griffith Paul Blair Oconnor Cardenas Pacheco Cross Calderon Quinn Moss Swanson Chan Rivas Khan Rodgers
Serrano Fitzgerald Rosales Stevenson Christensen Manning Gill Curry McLaughlin Harmon McGee Gross Doyle Garner Newton Burgess Reese
Walton Blake Trujillo Adkins Brady Goodman Roman Webster Goodwin Fischer Huang Potter Delacruz Montoya Todd Wu Hines Mullins Castaneda
Malone Cannon Tate Mack Sherman Hubbard Hodges Zhang Guerra Wolf Valencia Franco Saunders Rowe Gallagher Farmer Hammond Hampton
Townsend Ingram Wise Gallegos Clarke Barton Schroeder Maxwell Waters Logan Camacho Strickland Norman Person Colon Parsons Frank
Harrington Glover Osborne Buchanan Casey Floyd Patton Ibarra Ball Tyler Suarez Bowers Orozco Salas Cobb Gibbs Andrade Bauer Conner
Moody Escobar McGuire Lloyd Mueller Hartman French Kramer McBride Pope Lindsey Velazquez Norton McCormick Sparks Flynn Yates Hogan
Marsh Macias Villanueva Zamora Pratt Stokes Owen Ballard Lang Brock Villarreal Charles Drake Barrera Cain Patrick Pineda Burnett
Mercado Santana Shepherd Bautista Ali Shaffer Lamb Trevino McKenzie Hess Beil Olsen Cochran Morton Nash Wilkins Petersen Briggs Shah
Roth Nicholson Holloway Lozano Flowers Rangel Hoover Arias Short Mora Valenzuela Bryan Meyers Weiss Underwood Bass Greer Summers
Houston Carson Morrow Clayton Whitaker Decker Yoder Collier Zuniga Carey Wilcox Melendez Poole Roberson Larsen Conley Davenport
Copeland Massey Lam Huff Rocha Cameron Jefferson Hood Monroe Anthony Pittman Huynh Randall Singleton Kirk Combs Mathis Christian
Skinner Bradford Richard Galvan Wall Boone Kirby Wilkinson Bridges Bruce Atkinson Velez Meza Roy Vincent York Hodge Villa Abbott
Allison Tapia Gates Chase Sosa Sweeney Farrell Wyatt Dalton Horn Barron Phelps Yu Dickerson Heath Foley Atkins Mathews Bonilla Acevedo
Benitez Zavala Hensley Glenn Cisneros Harrell Shields Rubio Choi Huffman Boyer Garrison Arroyo Bond Kane Hancock Callahan Dillon Cline
Wiggins Grimes Arellano Melton Oneill Savage Ho Beltran Pitts Parrish Ponce Rich Booth Koch Golden Ware Brennan McDowell Marks Cantu
Humphrey Baxter Sawyer Clay Tanner Hutchinson Kaur Berg Wiley Gilmore Russo Villegas Hobbs Keith Wilkerson Ahmed Beard McClain Montes
Mata Rosario Vang Walter Henson Oneal Mosley McClure Beasley Stephenson Snow Huerta Preston Vance Barry Johns Eaton Blackwell Dyer
Prince Macdonald Solomon Guevara Stafford English Hurst Woodard Cortes Shannon Kemp Nolan McCullough Merritt Murillo Moon Salgado
Strong Kline Cordova Barajas Roach Rosas Winters Jacobson Lester Knox Bullock Kerr Leach Meadows Orr Davila Whitehead Pruitt Kent
Conway McKee Barr David Dejesus Marin Berger McIntyre Blankenship Gaines Palacios Cuevas Bartlett Durham Dorsey McCall Odonnell Stein
Browning Stout Lowery Sloan McLean Hendricks Calhoun Sexton Chung Gentry Hull Duarte Ellison Nielsen Gillespie Buck Middleton Sellers
Leblanc Esparza Hardin Bradshaw McIntosh Howe Livingston Frost Glass Morse Knapp Herman Stark Bravo Noble Spears Weeks Corona Frederick
Buckley McFarland Hebert Enriquez Hickman Quintero Randolph Schaefer Walls Trejo House Reilly Pennington Michael Conrad Giles Benjamin
Crosby Fitzpatrick Donovan Mays Mahoney Valentine Raymond Medrano Hahn McMillan Small Bentley Felix Peck Lucero Boyle Hanna Pace Rush
Hurley Harding McConnell Bernal Nava Ayers Everett Ventura Avery Pugh Mayer Bender Shepard McMahon Landry Case Sampson Moses Magana
Blackburn Dunlap Gould Duffy Vaughan Herring McKay Espinosa Rivers Farley Bernard Ashley Friedman Potts Truong Costa Correa Blevins
Nixon Clements Fry Delarosa Best Benton Lugo Portillo Dougherty Crane Haley Phan Villalobos Blanchard Horne Finley Quintana Lynn
Esquivel Bean Dodson Mullen Xiong Hayden Cano Levy Huber Richmond Moyer Lim Frye Sheppard McCarty Avalos Booker Waller Parra Woodward
Jaramillo Krueger Rasmussen Brandt Peralta Donaldson Stuart Faulkner Maynard Galindo Coffey Estes Sanford Burch Maddox Vo OConnell
Vu Andersen Spence McPherson Church Schmitt Stanton Leal Cherry Compton Dudley Sierra Pollard Alfaro Hester Proctor Lu Hinton Novak
Good Madden McCann Terrell Jarvis Dickson Reyna Cantrell Mayo Branch Hendrix Rollins Rowland Whitney Duke Odom Daugherty Travis Tang
Archer Kowalski Nowak Lindgren Bergstrom Lindqvist Haugen Dahl Solberg Vandenberg Vanderhoof Dekker Visser Okafor Adeyemi Mensah Okonkwo
Petrov Ivanov Sokolov Kovac Horvath Szabo Nagy Papadakis Pappas Georgiou Rossi Bianchi Romano Esposito Ricci Marino Greco Conti Lombardi
Moretti Caruso Ferrari Fontana Mancini Bruno Gallo Costello Keane Byrne Doherty Kavanagh McNamara McAllister McGregor MacLeod Sinclair
Drummond Forsyth Lindholm Nystrom Ekstrom Sandberg Holmgren Thorsen Halvorson Knutson Gunderson Tollefson Amundson Ostrander Schuyler
Hostetler Stoltzfus Zook Lapp Beiler Troyer Mast Schrock Kauffman Brubaker Eberly Landis Rohrer Weaverling Bontrager Yutzy Gingerich
Kaplan Rosen Goldberg Feldman Adler Stern Katz Shapiro Levine Rubin Silverman Nakamura Tanaka Yamamoto Sato Suzuki Watanabe Ito Mori
Hayashi Kimura Fujimoto Cheng Zhou Xu Zhao Sun Ng Lau Leung Kwan Cho Kang Yoon Shin Han Jang Bui Dang Do Duong Lai Luong Ngo
Sharma Gupta Mehta Desai Joshi Reddy Rao Iyer Nair Chopra Kapoor Malhotra Bhatt Haddad Khoury Nassar Mansour Saleh Farah Aziz
Tremblay Gagnon Bouchard Pelletier Thibodeaux Boudreaux Broussard Guidry Fontenot Robichaux Arceneaux Landreneau Babineaux Doucet
Begay Yazzie Tsosie Kealoha Kahale Akana Ashworth Hollingsworth Wadsworth Thistlewood Penhallow Trelawny Birch Ashford Winslow Thatcher
Alden Bradbury Cutler Prescott Whitcomb Fairbanks Hathaway Pickering Lathrop Goodhue Starbird Merriweather Applewhite Blackwood Greenwood
Underhill Overton Pemberton Wetherby Rutledge Ravenel Pinckney Lanier Tillman Culpepper Tolliver Ledbetter Hightower Stubblefield
Satterfield Crenshaw Whisenhunt Pettigrew Abernathy Mabry Yarborough Loftin Swofford Hargrove Dillard Funderburk Lipscomb Cogburn
Kessler Vogel Kaiser Lehmann Krause Hartmann Zeller Brandl Gruber Steiner Winkler Ziegler Baumgartner Dietrich Engel Franke
Jaeger Kuhn Lindemann Metzger Oberholtzer Pfeiffer Reinhardt Schafer Ulrich Voss Wendt Zimmer Albrecht Bergmann Ehrlich Fuchs Geiger`.split(
    /\s+/,
  )
