/** Surnames that are commoner in a part of the country than elsewhere, and the share of its households that have one of them for that reason. */
export const surnameRegions: readonly { states: string; share: number; names: string }[] = [
  {
    states: 'ME NH VT MA RI CT',
    share: 0.13,
    names: `Sullivan Murphy O'Brien Silva Medeiros Pelletier Ouellette Gagnon Bouchard Sousa Costa Santos Rossi McCarthy Lavoie Cote
Michaud Theriault Roy Fournier Thibodeau Perry Pereira Ferreira Donovan Connolly Doyle Tremblay Bergeron Desrosiers Lachance Gallagher
Walsh Driscoll Shea Fitzgerald Poulin Veilleux Caron Morin Boucher Levesque Nadeau Cyr Dube Whitcomb Hathaway Fairbanks Alden Winslow`,
  },
  {
    states: 'NY NJ',
    share: 0.12,
    names: `Russo Cohen Esposito Rivera Singh Rodriguez Chen Schwartz Goldberg Friedman Romano Caruso Lombardi DeLuca Greco Marino Gallo
Conti Rossi Bruno Santiago Torres Ortiz Kim Wong Li Wang Khan Patel Katz Levy Weiss Klein Kaplan Shapiro Murphy Kelly Ryan Walsh
Campbell Williams Pierre Jean-Baptiste Francois Reyes Almonte VanDeusen`,
  },
  {
    states: 'PA',
    share: 0.1,
    names: `Miller Stoltzfus Yoder Zook Lapp Beiler Kauffman Brubaker Eberly Landis Rohrer Snyder Myers Kline Weaver Hoffman Keller Fisher
Shaffer Novak Petrovich Gallagher Boyle Russo Hess Zimmerman Groff Lehman Bauman Musser Stauffer Wenger Hershey Martin
Hostetler Fetterman Yost Kistler Frey Bower Moyer Detweiler Reinhart Kunkel`,
  },
  {
    states: 'OH MI IN IL WI',
    share: 0.12,
    names: `Schmidt Schultz Nowak Kowalski Mueller Schneider Becker Krueger Wagner Meyer Hoffman Koenig Kaminski Wisniewski Lewandowski
Jankowski Zielinski Schroeder Weber Vandenberg VanDyke DeVries DeJong Dykstra Hoekstra Troyer Yoder Miller Bontrager Fischer Huber Lang
Vogel Zimmerman Novak Kozlowski Dombrowski Maki Lehto Jarvinen Olson Larson Nelson Braun Kraus Kessler Brandt Schaefer`,
  },
  {
    states: 'MN ND SD IA NE KS',
    share: 0.2,
    names: `Olson Johnson Peterson Anderson Larson Nelson Hansen Carlson Swenson Lindquist Schmitz Erickson Gustafson Halvorson Knutson
Gunderson Amundson Thorson Jensen Christensen Sorensen Rasmussen Haugen Dahl Solberg Lund Berg Johansen Iverson Hendrickson Tollefson
Schroeder Meyer Schmidt Friesen Unruh Koehn Schulte Vang Xiong Yang Nygaard Bergstrom Lindgren Wiebe Penner Kloster Svoboda Novotny
Dvorak Kucera Vonderhaar Bauer Wagner Weber`,
  },
  {
    states: 'MO AR OK TN KY WV',
    share: 0.1,
    names: `Combs Hensley Hatfield Mullins Ratliff Stacy Caudill Collins Adkins Maynard Blevins Vance Sizemore Napier Hoskins Sparks Cagle
Ledbetter Tolliver Stubblefield Pruitt Swafford Crabtree Hargis Kirby Skaggs Wooten Tackett Sexton Whitaker Bowling Gibson Fields
Sturgill Justice Lovelace Lankford Vanhooser Byrd Barnett Hicks Tiger Harjo Bearpaw Deere Barger Asher Cornett`,
  },
  {
    states: 'DE MD DC VA NC SC GA',
    share: 0.09,
    names: `Hargrove Pinckney Rutledge Gaines Boykin Locklear Oxendine Strickland Barefoot Pittman Hinson Yarborough Culpepper Tillman
Hightower Lanier Crenshaw Dillard Satterfield Sutphin Funderburk Honeycutt Lipscomb Ravenel Gadsden Manigault Washington Jefferson
Whitfield Bullock Faison Speight Tuten Hodges Stallings Pope Brantley Mobley Sapp Ogburn Swain Outlaw Baucom Jernigan Deal`,
  },
  {
    states: 'AL MS',
    share: 0.09,
    names: `Washington Jefferson Hollingsworth Ladner Necaise Moffett Yarbrough Blackmon McInnis Stallworth Pettway Dozier Tubbs Sims Pickens
Burrell Ivory Magee Dearman Bounds Breland Walley Stringer Causey Ainsworth Bonner Tate Posey Cobb Hathcock Ledlow Tidwell Gilliland
Crumpton Sanford Weems Hosey Easterling`,
  },
  {
    states: 'LA',
    share: 0.24,
    names: `Landry Hebert Boudreaux Guidry Broussard Thibodeaux LeBlanc Fontenot Robichaux Arceneaux Babineaux Trahan Comeaux Doucet Guillory
Melancon Bergeron Breaux Dugas Savoie Richard Theriot Benoit Naquin Cormier Prejean Mouton Bourgeois Daigle Dupuis Gautreaux Meaux
Romero Viator Domingue Castille Batiste Alexandre Metoyer Chauvin Toups Falgout Champagne Duplantis`,
  },
  {
    states: 'FL',
    share: 0.14,
    names: `Rodriguez Gonzalez Perez Hernandez Garcia Fernandez Lopez Diaz Martinez Sanchez Alvarez Suarez Valdes Pierre Joseph Jean Charles
Louis Francois Cruz Delgado Cabrera Castillo Acosta Mendez Rivera Torres Gutierrez Leon Vega Quintero Restrepo Londono Betancourt Bello
Thigpen Crews Register Dyal Pons Masters Futch`,
  },
  {
    states: 'TX NM AZ',
    share: 0.22,
    names: `Garcia Martinez Hernandez Rodriguez Lopez Gonzalez Perez Sanchez Ramirez Flores Garza Trevino Cantu Guerra Salinas Villarreal
Chavez Montoya Romero Baca Trujillo Lucero Gallegos Begay Yazzie Tsosie Benally Nez Castillo Cruz Torres Rivera Gomez Reyes Morales
Gutierrez Ortiz Ramos Mendoza Vasquez Silva Contreras Estrada Guerrero Longoria Luna Cisneros Nguyen Tran Patel Krenek Kubena Schertz
Ochoa Valenzuela Figueroa`,
  },
  {
    states: 'CA NV CO',
    share: 0.2,
    names: `Garcia Hernandez Lopez Martinez Gonzalez Rodriguez Nguyen Lee Perez Sanchez Ramirez Kim Chen Tran Wong Torres Flores Rivera
Gutierrez Chavez Ramos Reyes Morales Ortiz Wang Lin Liu Huang Chang Pham Le Singh Kaur Gill Santos Cruz Mendoza Aguilar Castro Vargas
Medina Rojas Guzman Sarkisian Petrosyan Harutyunyan Ghorbani Yamamoto Nakamura Tanaka Vu Ho Chan Ng Lam Silveira Machado Avila`,
  },
  {
    states: 'OR WA AK',
    share: 0.1,
    names: `Anderson Nelson Olson Peterson Larson Hansen Johansen Nguyen Kim Lee Chen Tran Ivanov Petrov Kuznetsov Bondarenko Shevchenko
Lindstrom Carlson Erickson Sorensen Singh Garcia Hernandez Lopez Martinez Wong Yamada Nakamura Nicolai Alexie Demientieff Heikkila
Wirkkala Bergman Strand Santos Reyes`,
  },
  {
    states: 'UT ID WY MT',
    share: 0.16,
    names: `Christensen Jensen Sorensen Hansen Nielsen Larsen Rasmussen Petersen Andersen Young Kimball Allred Barlow Jessop Whiting Tanner Snow
Bagley Bingham Hatch Lund Olsen Stoddard Thayne Ricks Hyde Pratt Cannon Wagstaff Egbert Beck Poulsen Madsen Mortensen Thomsen
Christiansen Hokanson Kessler Wipf Waldner Echohawk`,
  },
  {
    states: 'HI GU AS MP',
    share: 0.45,
    names: `Lee Wong Kim Nakamura Tanaka Yamamoto Kealoha Akana Kahale Kamaka Higa Oshiro Yamashita Watanabe Sato Santos Cabral Medeiros Souza
Chang Ching Lum Young Park Agbayani Domingo Ramos Kekauoha Kaneshiro Nishimura Fujimoto Matsumoto Cruz Quichocho Taitano Perez Aguon
Tuiasosopo Faleafine Silva Kalama Pascua Corpuz`,
  },
  {
    states: 'PR VI',
    share: 0.75,
    names: `Rivera Rodriguez Ortiz Torres Santiago Diaz Cruz Ramos Colon Vazquez Gonzalez Perez Lopez Martinez Garcia Figueroa Morales
Velez Maldonado Ayala Nieves Negron Irizarry Lebron Laboy Feliciano Cintron Burgos Rosado Cotto Soto Pagan Matos Otero Rosario Berrios
Melendez Quinones Mercado Acevedo Vega Marrero Caraballo Alicea Serrano Hernandez Sanchez Reyes Ruiz Padilla`,
  },
]
