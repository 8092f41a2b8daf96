-- What the catalogue sells from stock alone; ops set real counts with `shop stock set`.
INSERT INTO stock_level (product, on_hand) VALUES (1009, 14), (1010, 20), (1011, 9), (1012, 6)
ON CONFLICT DO NOTHING;
