# The signs of the board
web-vive_le_roi-legend-yes = Yes: if all agree, the candidate is crowned and the round is over.
web-vive_le_roi-legend-no = No: one is enough to send the candidate to a cell.
web-vive_le_roi-legend-stomach_ache = Stomach-ache: the vote is cancelled, and the candidate goes back to floor 5.
web-vive_le_roi-legend-favourite = A golden niche and a heart: one of your secret favourites
web-vive_le_roi-legend-banned = Crossed out: the banned name of your card; it counts nothing.
web-vive_le_roi-legend-floor = What a favourite on this floor is worth at the count
web-vive_le_roi-legend-cell = A favourite in a cell costs points.
